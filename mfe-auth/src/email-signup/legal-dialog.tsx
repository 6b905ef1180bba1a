import { Dialog } from '@gift-registry/design-system/dialog';
import { TextLink } from '@gift-registry/design-system/text-link';

const documents = {
  terms: {
    title: 'Terms of Service',
    path: '/terms',
    points: [
      'Your account and your registries are yours. You can end them at any time.',
      'The service is free for hosts and guests. Gifts are settled between guests and shops, or between guests and host.',
      'Please add only gifts that you would be glad to receive, and be kind to each other.',
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    path: '/privacy-policy',
    points: [
      'We keep what you type to run your registry, and nothing more.',
      'Your address and phone number are never shown on a shared registry.',
      'Who gave what is known to the host alone, never to other guests.',
    ],
  },
} as const;

interface Props {
  readonly document: keyof typeof documents;
  readonly onClose: () => void;
}

export function LegalDialog({ document, onClose }: Props) {
  const { title, path, points } = documents[document];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {points.map((point) => (
        <p key={point}>{point}</p>
      ))}
      <TextLink external href={path}>
        Read it in full
      </TextLink>
    </Dialog>
  );
}
