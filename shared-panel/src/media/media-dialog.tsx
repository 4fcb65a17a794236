import { MEDIA_PER_PAGE, type MediaItem, MOST_UPLOADED } from '@aaram/shared-domain/media';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { Dialog } from '@aaram/shared-ui/dialog';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { IconSearch } from '@aaram/shared-ui/icon';
import { Picture } from '@aaram/shared-ui/picture';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { Loading } from '#loading.tsx';
import { Pager } from '#pager.tsx';
import * as texts from '#texts/media.ts';
import { useCursorPages } from '#use-cursor-pages.ts';
import { useSettled } from '#use-settled.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import styles from './media.module.css';
import { useChangeMedia, useMedia } from './use-media.ts';

type Chosen = { chosenId: string | undefined; onChoose: (item: MediaItem) => void };

function Pictures({ items, chosenId, onChoose }: Chosen & { items: readonly MediaItem[] }) {
  return (
    <ul className={styles.grid} aria-label={texts.library}>
      {items.map((item) => (
        <li key={item._id}>
          <button
            type="button"
            className={styles.item}
            aria-label={texts.choose(item.alt || item.name || texts.nameless)}
            aria-pressed={item._id === chosenId}
            onClick={() => onChoose(item)}
          >
            <Picture src={item.url} alt="" sizes="120px" ratio="1:1" />
            <span className={styles.name}>{item.name || texts.nameless}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Enter in a field does not send the form around the dialog. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
  }
}

function Library({ onPick }: { onPick: (item: MediaItem) => void }) {
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const q = useSettled(text.trim());
  const pages = useCursorPages(q);
  const media = useMedia(q, pages.cursor);
  const { upload } = useChangeMedia();
  const items = media.data?.items ?? [];
  const chosen = items.find(({ _id }) => _id === chosenId);
  const add = (files: File[]) => {
    if (files.length > 0 && !upload.isPending) {
      upload.mutate(files, { onSuccess: ({ items: added }) => setChosenId(added[0]?._id) });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter of the fields inside
    <div className={styles.library} onKeyDown={keepFromSending}>
      <TextField
        type="search"
        name="media-search"
        label={texts.search}
        leading={<IconSearch size={16} />}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {chosen ? (
        <ChosenPicture key={chosen._id} item={chosen} onPick={onPick} onRemoved={() => setChosenId(undefined)} />
      ) : null}
      {media.data === undefined && media.isError ? (
        <ErrorState title={texts.notLoaded} onRetry={() => media.refetch()} busy={media.isFetching} />
      ) : null}
      {media.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton ratio="16:9" />
        </Loading>
      ) : null}
      {media.data !== undefined && items.length === 0 ? (
        <p role="status">{q === '' ? texts.none : texts.noneFound}</p>
      ) : null}
      {items.length > 0 ? (
        <Pictures items={items} chosenId={chosenId} onChoose={({ _id }) => setChosenId(_id)} />
      ) : null}
      <Pager
        pages={pages}
        size={MEDIA_PER_PAGE}
        shown={items.length}
        total={media.data?.total ?? 0}
        nextCursor={media.data?.nextCursor ?? null}
      />
      <FileDrop
        label={texts.upload}
        accept={pictureTypes.join()}
        multiple
        max={MOST_UPLOADED}
        maxBytes={MAX_PICTURE_BYTES}
        files={[]}
        onChange={add}
        hint={texts.uploadHint(MOST_UPLOADED)}
      />
    </div>
  );
}

/** The caller's own pictures, to choose one of them (product-rules.md#media-library). Load it when it is asked for. */
export function MediaDialog({ onPick, onClose }: { onPick: (item: MediaItem) => void; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={texts.library} size="lg">
      <Library onPick={onPick} />
    </Dialog>
  );
}
