import { MAX_UPLOADED_PICTURES, MEDIA_PER_PAGE, type MediaItem } from '@aaram/shared-domain/media';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { IconSearch } from '@aaram/shared-ui/icon';
import { Picture } from '@aaram/shared-ui/picture';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Loading } from '#loading.tsx';
import { Pager } from '#pager.tsx';
import * as texts from '#texts/media.ts';
import { useCursorPages } from '#use-cursor-pages.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import styles from './media.module.css';
import { useChangeMedia, useMedia } from './use-media.ts';

type Chosen = { chosenUrl: string | undefined; onChoose: (item: MediaItem) => void };

function Pictures({ items, chosenUrl, onChoose }: Chosen & { items: readonly MediaItem[] }) {
  return (
    <ul className={styles.grid} aria-label={texts.library}>
      {items.map((item) => (
        <li key={item._id}>
          <button
            type="button"
            className={styles.item}
            aria-label={texts.choose(item.name || texts.nameless, item.alt)}
            aria-pressed={item.url === chosenUrl}
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

/** What of the library is shown: what is typed, what of it is asked for, and whether only what nothing shows. */
export type MediaFilters = {
  text: string;
  q: string;
  isUnused: boolean;
  setText: (text: string) => void;
  setUnused: (isUnused: boolean) => void;
};

type MediaLibraryProps = {
  filters: MediaFilters;
  /** What is done with a picture, where one is chosen for something. */
  onPick?: (item: MediaItem) => void;
  /** More that can be done with the chosen picture; `choose` shows another one instead. */
  renderActions?: (item: MediaItem, choose: (url: string) => void) => ReactNode;
};

/** What is looked for in the library. */
function Filters({ filters }: Pick<MediaLibraryProps, 'filters'>) {
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        name="media-search"
        label={texts.search}
        leading={<IconSearch size={16} />}
        maxLength={100}
        value={filters.text}
        onChange={(event) => filters.setText(event.target.value)}
      />
      <SelectField
        name="media-shown"
        label={texts.shown}
        options={[
          { value: 'all', label: texts.all },
          { value: 'unused', label: texts.onlyUnused },
        ]}
        value={filters.isUnused ? 'unused' : 'all'}
        onChange={(event) => filters.setUnused(event.target.value === 'unused')}
      />
    </div>
  );
}

/** A person's own pictures, page by page: found, described, added and removed (product-rules.md#media-library). */
export function MediaLibrary({ filters, onPick, renderActions }: MediaLibraryProps) {
  const { q, isUnused } = filters;
  const box = useRef<HTMLDivElement>(null);
  const [chosenUrl, setChosenUrl] = useState<string>();
  const pages = useCursorPages(`${q} ${isUnused}`);
  const media = useMedia({ q, isUnused, cursor: pages.cursor });
  const { upload } = useChangeMedia();
  const items = media.data?.items ?? [];
  const chosen = items.find(({ url }) => url === chosenUrl);
  const add = (files: File[]) => {
    if (files.length > 0 && !upload.isPending) {
      upload.mutate(files, { onSuccess: ({ items: added }) => setChosenUrl(added[0]?.url) });
    }
  };
  const close = () => {
    setChosenUrl(undefined);
    box.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter of the fields inside
    <div ref={box} tabIndex={-1} className={styles.library} onKeyDown={keepFromSending}>
      <Filters filters={filters} />
      {chosen ? (
        <ChosenPicture
          key={chosen._id}
          item={chosen}
          onPick={onPick}
          actions={renderActions?.(chosen, setChosenUrl)}
          onClose={close}
        />
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
        <p role="status">{q === '' && !isUnused ? texts.none : texts.noneFound}</p>
      ) : null}
      {items.length > 0 ? (
        <Pictures items={items} chosenUrl={chosenUrl} onChoose={({ url }) => setChosenUrl(url)} />
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
        max={MAX_UPLOADED_PICTURES}
        maxBytes={MAX_PICTURE_BYTES}
        files={[]}
        onChange={add}
        hint={texts.uploadHint(MAX_UPLOADED_PICTURES)}
      />
    </div>
  );
}
