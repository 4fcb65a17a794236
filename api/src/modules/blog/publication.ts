import type { Publication } from '@aaram/shared-domain/content';
import { publications } from '@aaram/shared-domain/content/schema';
import { fromIndianTime } from '@aaram/shared-domain/format';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/blog.ts';

/** What a form asks for: when its post is shown. */
export type PublishingChoice = { kind: 'now' } | { kind: 'draft' } | { kind: 'at'; at: Date };
/** What is stored of it. A draft keeps the time at which it was last meant to be shown. */
export type Publishing = { isDraft: boolean; publishedAt?: Date };

const MAX_AHEAD_MS = 2 * 365 * 86_400_000;
const isPublication = (text: string): text is Publication => publications.some((one) => one === text);

/** Reads when a post is to be shown; undefined when the form does not say. */
export function parsePublishingChoice(fields: Map<string, string>): Outcome<PublishingChoice | undefined> {
  const kind = fields.get('publish');
  const time = fields.get('publishAt')?.trim() ?? '';
  if (kind !== undefined && !isPublication(kind)) {
    return refuseField('publish', texts.notWhenShown);
  }
  if (kind !== 'at') {
    return time === '' ? kind && { kind } : refuseField('publishAt', texts.timeWithoutSchedule);
  }
  const at = fromIndianTime(time);
  return at === undefined ? refuseField('publishAt', texts.notTime) : { kind, at };
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000);

type Before = { isDraft: boolean; publishedAt: Date };

/**
 * What to store, given how the post was published before, and the database's time. A published post that stays published
 * keeps its time, and so does a scheduled one whose time has come while it was edited.
 */
export function decidePublishing(choice: PublishingChoice, before: Before | undefined, now: Date): Outcome<Publishing> {
  if (choice.kind === 'draft') {
    return { isDraft: true };
  }
  const isMeant = before !== undefined && !before.isDraft;
  if (choice.kind === 'now') {
    // A new post gets the database's time by itself.
    return before === undefined || (isMeant && before.publishedAt <= now)
      ? { isDraft: false }
      : { isDraft: false, publishedAt: now };
  }
  if (isMeant && minuteOf(before.publishedAt) === minuteOf(choice.at)) {
    return { isDraft: false };
  }
  const aheadMs = choice.at.getTime() - now.getTime();
  if (aheadMs <= 0) {
    return refuseField('publishAt', texts.timeHasPassed);
  }
  return aheadMs > MAX_AHEAD_MS
    ? refuseField('publishAt', texts.timeTooFar)
    : { isDraft: false, publishedAt: choice.at };
}
