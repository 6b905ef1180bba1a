import {
  mailDefinition,
  mailJobSchema,
  mailPreviewJobSchema,
  mailTemplates,
  type MailTemplate,
  withoutSecrets,
} from '@gift-registry/workers-contract';
import { compose } from './compose.ts';
import { renderHtml } from './rendering/render-html.ts';
import { renderText } from './rendering/render-text.ts';
import { renderPreview } from './preview.ts';

const sender = {
  brand: 'Tohfa',
  brandLine: 'gifts that are truly wanted',
  publicBaseUrl: 'https://tohfa.example',
};
const secret = /a-b_c|048213|482913/;

const sampleOf = (template: MailTemplate) =>
  mailJobSchema.parse({ template, to: 'a@example.com', data: mailDefinition(template).sample });

describe('the log shows no link and no code of a mail:', () => {
  test.each(mailTemplates)('%s', (template) => {
    const mail = sampleOf(template);
    const hidden = withoutSecrets(mail);
    expect(JSON.stringify(hidden)).not.toMatch(secret);
    const preview = mailPreviewJobSchema.parse({ preview: hidden, scheme: 'light' });
    const { subject, html } = renderPreview(preview, sender);
    expect(subject + html).not.toMatch(secret);
    if (!secret.test(JSON.stringify(mail))) return;
    const content = compose(mail, sender);
    // The control: the mail itself has them.
    expect(renderText(content, sender) + renderHtml(content, sender)).toMatch(secret);
  });

  test('links in texts that people typed are hidden, too', () => {
    const hidden = withoutSecrets({
      template: 'query-team',
      to: 'team@example.com',
      data: {
        name: 'Ravi',
        email: 'ravi@example.com',
        phone: null,
        query: 'My link https://tohfa.example/r/AB12CD34?gift=x is broken.',
      },
    });
    expect(hidden['data']).toMatchObject({
      query: 'My link https://tohfa.example/r/••• is broken.',
    });
  });
});

test.each(mailTemplates)('%s is drawn with sample data in light and dark', (template) => {
  const draw = (scheme: 'light' | 'dark') =>
    renderPreview({ preview: { sampleOf: template }, scheme }, sender).html;
  expect(draw('light')).toContain('@media not all {');
  expect(draw('dark')).toContain('@media all {');
  expect(draw('dark')).not.toContain('prefers-color-scheme');
});
