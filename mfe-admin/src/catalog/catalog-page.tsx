import { EmptySection } from '../control-center/empty-section.tsx';

export default function CatalogPage() {
  return <EmptySection />;
}
