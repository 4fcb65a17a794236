import { formatDay } from '@aaram/shared-domain/format';
import { type Review, reviewAuthor } from '@aaram/shared-domain/review';
import { IconCheckCircle } from '@aaram/shared-ui/icon';
import { Picture } from '@aaram/shared-ui/picture';
import { Stars } from '@aaram/shared-ui/rating';
import * as texts from '#texts/reviews.ts';
import styles from './reviews.module.css';

/**
 * A small picture; a click shows it in full in a popover, without any script. With scripts it closes when the focus
 * moves on to the page, so that it never covers the focus.
 */
function ReviewPicture({ src, id, label }: { src: string; id: string; label: string }) {
  return (
    <>
      <button type="button" popoverTarget={id}>
        <Picture src={src} alt={label} sizes="84px" ratio="4:5" />
      </button>
      <button
        type="button"
        popover="auto"
        id={id}
        popoverTarget={id}
        aria-label={texts.closePicture(label)}
        onBlur={({ relatedTarget, currentTarget }) => relatedTarget && currentTarget.hidePopover()}
      >
        <Picture src={src} alt="" sizes="100vw" />
      </button>
    </>
  );
}

/** One review: who, when, stars, words and pictures. It takes the focus when it is the first of a further page. */
export function ReviewItem({ review }: { review: Review }) {
  const author = reviewAuthor(review.user?.name);
  return (
    <article className={styles.review} tabIndex={-1}>
      <header>
        <h3>{author}</h3>
        <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
      </header>
      <div className={styles.marks}>
        <Stars value={review.rating} size={14} />
        {review.isVerified ? (
          <span className={styles.verified}>
            <IconCheckCircle size={14} />
            {texts.verifiedPurchase}
          </span>
        ) : null}
      </div>
      <p>{review.comment}</p>
      {review.media.length > 0 ? (
        <ul className={styles.media}>
          {review.media.map((src, index) => (
            <li key={src}>
              <ReviewPicture src={src} id={`${review._id}-${index}`} label={texts.pictureBy(index + 1, author)} />
            </li>
          ))}
        </ul>
      ) : null}
      {review.answer ? (
        <div className={styles.answer}>
          <h4>{texts.sellersAnswer}</h4>
          <time dateTime={review.answer.at}>{formatDay(review.answer.at)}</time>
          <p>{review.answer.text}</p>
        </div>
      ) : null}
    </article>
  );
}
