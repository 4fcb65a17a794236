import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { Section } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import * as texts from '#texts/home.ts';
import styles from './journal.module.css';
import type { Story } from './stories-query.ts';

/** The three latest blog posts. */
export function Journal({ stories }: { stories: readonly Story[] }) {
  return (
    <Section
      title={texts.fromBlog}
      action={
        <TextLink as={Link} to={pages.blogs()}>
          {texts.allPosts}
        </TextLink>
      }
    >
      <div className={styles.row}>
        {stories.map((story) => (
          <article key={story.id} className={styles.story}>
            {story.image ? (
              <Picture src={story.image} alt="" sizes="(min-width: 1024px) 43vw, 100vw" className={styles.picture} />
            ) : null}
            {story.topic ? <p className={styles.topic}>{story.topic}</p> : null}
            <h3>
              <Link to={pages.blogPost(story.id)}>{story.title}</Link>
            </h3>
            <p className={styles.text}>{story.description}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
