const SAYS_ELSEWHERE =
  /\b(related|recommend\w*|recs|similar|upsells?|cross ?sells?|also (like|bought|viewed)|customers|recently|last ?viewed|mini ?(cart|basket|bag)|cart (drawer|summary|flyout|count|total|modal|popup)|basket (total|summary)|shopping ?(cart|bag|basket)|minicart|mega ?menu|navigation|navbar|nav|menu|(site|global|page|main) ?(header|footer)|footer|sponsored|accessor(y|ies)|frequently|bought together|more from|other ?products|others|suggest\w*|bestsellers?|best sellers?|trending|breadcrumbs?|cookie\w*|newsletter|compare products|product ?(list|grid|listing|carousel|slider|card|tile|item list)s?|products ?(list|grid|carousel|slider)|reviews?|comments?|popular|history|sims|ads?|advert\w*)\b/;

const ELSEWHERE_TAGS = new Set(['nav', 'footer', 'aside', 'header']);

export const isSecondaryTag = (name: string) => ELSEWHERE_TAGS.has(name);

export const isSecondaryLabel = (label: string) => SAYS_ELSEWHERE.test(label);
