import type { ProseSection } from '../../features/platform/prose.tsx';

export const thankYouNotesThatSoundLikeYou: readonly ProseSection[] = [
  {
    paragraphs: [
      'Two weeks after the wedding the list of gifts is long, and the list of thank-you notes is empty. Most couples don’t fail for want of gratitude. They fail at the first sentence, because they try to write it for everyone at once. Don’t. Three sentences are enough, if they are the right three.',
    ],
  },
  {
    heading: 'The three sentences',
    ordered: true,
    points: [
      'Name the gift. “Thank you for the brass lamp” shows that it arrived, and that you know from whom.',
      'Say where it lives now. “It stands on the shelf by the door, and my mother lights it when she visits.” This is the sentence that they will read aloud.',
      'Say something about them. “We were so glad that you came all the way from Guwahati, and danced.”',
    ],
  },
  {
    heading: 'Do five a day',
    paragraphs: [
      'A hundred and fifty notes are a punishment. Five notes after breakfast are a habit, and you are done within a month. Share them out: each of you writes to the guests of the other’s family. It is slower, and it is the quickest way to learn forty names.',
      'Write down who gave what while you unwrap. It is easier than rescuing gift tags from the wrapping paper a week later.',
    ],
  },
  {
    heading: 'Paper or phone?',
    paragraphs: [
      'Grandparents, teachers and everyone who made their gift by hand get paper. For everyone else a voice message of twenty seconds is finer than a printed card, provided that it is made for them alone. What doesn’t count is a post that thanks “everyone for the lovely gifts”.',
    ],
  },
  {
    heading: 'The hard cases',
    points: [
      'Money: say what it becomes. “Your gift will be the first month’s rent of the studio.”',
      'A group gift: write to every one of them, and don’t mention amounts.',
      'The vase that isn’t yours: thank the thought. “You remembered that I love green.” It is true, and it is enough.',
      'Too late? There is no too late. A note after a year says that you still think of it, which is more than a note after a week could say.',
    ],
  },
  {
    paragraphs: [
      'Then put the pen away and invite one of them to dinner. Serve it in what they gave you. No note says it better.',
    ],
  },
];
