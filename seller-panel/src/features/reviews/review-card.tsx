import { pages } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import type { PanelReview } from '@aaram/shared-domain/review';
import { Link, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Picture } from '@aaram/shared-ui/picture';
import { Stars } from '@aaram/shared-ui/rating';
import record from '#lib/record-card/record-card.module.css';
import { RecordCard } from '#lib/record-card/record-card.tsx';
import * as texts from '#texts/reviews.ts';
import styles from './review-card.module.css';
import { useMoveReview } from './reviews-query.ts';
import { TextForm } from './text-form.tsx';

type Move = ReturnType<typeof useMoveReview>;

function Answer({ review: { product, answer }, move }: { review: PanelReview; move: Move }) {
  return (
    <TextForm
      // A saved answer is the new beginning of the form.
      key={answer?.at}
      kind="answer"
      name={texts.answerThis(product.name)}
      label={texts.yourAnswer}
      hint={texts.answerHint}
      submit={answer === null ? texts.send : texts.changeAnswer}
      blank={texts.writeAnswer}
      maxLength={2000}
      initial={answer?.text}
      move={move}
    >
      {answer === null ? null : (
        <Button
          variant="ghost"
          size="sm"
          busy={move.isPending && move.variables.kind === 'remove-answer'}
          onClick={() => move.mutate({ kind: 'remove-answer' })}
        >
          {texts.removeAnswer}
        </Button>
      )}
    </TextForm>
  );
}

function Hiding({ review: { product, hidden }, move }: { review: PanelReview; move: Move }) {
  return hidden === null ? (
    <TextForm
      kind="hide"
      name={texts.hideThis(product.name)}
      label={texts.reason}
      hint={texts.reasonHint}
      submit={texts.hide}
      blank={texts.writeReason}
      maxLength={500}
      move={move}
    />
  ) : (
    <div className={record.actions}>
      <Button variant="secondary" size="sm" busy={move.isPending} onClick={() => move.mutate({ kind: 'show' })}>
        {texts.showAgain}
      </Button>
    </div>
  );
}

/** One review: of which product, its stars and words, its answer, and what to do about it. */
export function ReviewCard({ review }: { review: PanelReview }) {
  const { product, author, rating, comment, media, createdAt, hidden } = review;
  const { role } = useSession();
  const move = useMoveReview(review._id);
  return (
    <RecordCard
      label={texts.reviewOf(product.name, author)}
      title={<Link to={pages.plainProduct(product._id)}>{product.name}</Link>}
      note={
        <p className={record.quiet}>
          {author}, <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
      }
      badge={<Stars value={rating} />}
    >
      {hidden === null ? null : (
        <p className={record.urgent}>{texts.hiddenBecause(formatDay(hidden.at), hidden.reason)}</p>
      )}
      <p className={record.text}>{comment}</p>
      {media.length === 0 ? null : (
        <ul className={styles.media}>
          {media.map((src, index) => (
            <li key={src}>
              <Picture src={src} alt={texts.pictureOf(index + 1)} sizes="84px" ratio="4:5" />
            </li>
          ))}
        </ul>
      )}
      <Answer review={review} move={move} />
      {role === 'admin' ? <Hiding review={review} move={move} /> : null}
    </RecordCard>
  );
}
