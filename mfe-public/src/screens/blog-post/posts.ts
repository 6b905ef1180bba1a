import type { PostSlug } from '../../features/platform/blog/post-summaries.ts';
import type { ProseSection } from '../../features/platform/reading/prose.tsx';
import { aFirstHomeInThirtyGifts } from './posts/a-first-home-in-thirty-gifts.ts';
import { aRegistryIsNotADemand } from './posts/a-registry-is-not-a-demand.ts';
import { giftsAcrossDistance } from './posts/gifts-across-distance.ts';
import { givingTogether } from './posts/giving-together.ts';
import { tenBirthdayGiftsUnder1000Rupees } from './posts/ten-birthday-gifts-under-1000-rupees.ts';
import { thankYouNotesThatSoundLikeYou } from './posts/thank-you-notes-that-sound-like-you.ts';
import { weddingGiftsForEveryBudget } from './posts/wedding-gifts-for-every-budget.ts';
import { whatNewParentsReallyUse } from './posts/what-new-parents-really-use.ts';

/** The text of each post. Only the page of a post imports it, so the list of posts stays small. */
export const posts: Readonly<Record<PostSlug, readonly ProseSection[]>> = {
  'a-registry-is-not-a-demand': aRegistryIsNotADemand,
  'a-first-home-in-thirty-gifts': aFirstHomeInThirtyGifts,
  'what-new-parents-really-use': whatNewParentsReallyUse,
  'wedding-gifts-for-every-budget': weddingGiftsForEveryBudget,
  'giving-together': givingTogether,
  'ten-birthday-gifts-under-1000-rupees': tenBirthdayGiftsUnder1000Rupees,
  'thank-you-notes-that-sound-like-you': thankYouNotesThatSoundLikeYou,
  'gifts-across-distance': giftsAcrossDistance,
};
