import { adminPages, pages } from '@aaram/shared-domain/contract';
import { MAX_ALT, MAX_MEDIA_NAME, type MediaItem } from '@aaram/shared-domain/media';
import { Link } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Picture } from '@aaram/shared-ui/picture';
import { TextField } from '@aaram/shared-ui/text-field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/media.ts';
import styles from './media.module.css';
import { useChangeMedia, useUses } from './use-media.ts';

function Uses({ id }: { id: string }) {
  const uses = useUses(id);
  if (uses.isError) {
    return <p role="status">{texts.usesNotLoaded}</p>;
  }
  const { products = [], posts = [] } = uses.data ?? {};
  if (uses.data !== undefined && products.length + posts.length === 0) {
    return <p className={styles.small}>{texts.unused}</p>;
  }
  return (
    <div className={styles.small}>
      <p>{texts.usedBy}</p>
      <ul className={styles.uses}>
        {products.map(({ _id, name }) => (
          <li key={_id}>
            <TextLink as={Link} quiet to={adminPages.editProduct(_id)}>
              {name}
            </TextLink>
          </li>
        ))}
        {posts.map(({ _id, name }) => (
          <li key={_id}>
            <TextLink as={Link} quiet to={pages.adminBlogManager()}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChosenPictureProps = {
  item: MediaItem;
  onPick?: ((item: MediaItem) => void) | undefined;
  /** More buttons. */
  actions?: ReactNode;
  onClose: () => void;
};

/** One picture of the library: used, named, described and, while nothing shows it, removed. */
export function ChosenPicture({ item, onPick, actions, onClose }: ChosenPictureProps) {
  const [name, setName] = useState(item.name);
  const [alt, setAlt] = useState(item.alt);
  const { change, remove } = useChangeMedia();
  const isChanged = name.trim() !== item.name || alt.trim() !== item.alt;
  const section = useRef<HTMLElement>(null);
  // It stands above the pictures, often out of sight of the one that was chosen.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={styles.chosen} aria-label={texts.chosen}>
      <Picture src={item.url} alt={item.alt || item.name} sizes="160px" className={styles.large} />
      <div className={styles.fields}>
        <TextField
          name="media-name"
          label={texts.name}
          maxLength={MAX_MEDIA_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          name="media-alt"
          label={texts.alt}
          hint={texts.altHint}
          maxLength={MAX_ALT}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Uses id={item._id} />
        <div className={styles.buttons}>
          {onPick === undefined ? null : (
            <Button size="sm" onClick={() => onPick({ ...item, alt: alt.trim() })}>
              {texts.use}
            </Button>
          )}
          {actions}
          <Button
            size="sm"
            variant="secondary"
            disabled={!isChanged || name.trim() === ''}
            busy={change.isPending}
            onClick={() => change.mutate({ id: item._id, change: { name: name.trim(), alt } })}
          >
            {texts.save}
          </Button>
          {item.uses > 0 ? null : (
            <Button
              size="sm"
              variant="ghost"
              busy={remove.isPending}
              onClick={() => remove.mutate(item._id, { onSuccess: onClose })}
            >
              {texts.remove}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    </section>
  );
}
