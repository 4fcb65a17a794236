import { queryKeys } from '@aaram/shared-domain/contract';
import { useSettled } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import * as texts from '#texts/editor-inserts.ts';
import { InsertBox } from './insert-box.tsx';
import styles from './post-editor.module.css';

const FOUND = 6;

/** Finds a product that shoppers see, to place its card at the caret. */
export function ProductField({ onSet, onClose }: { onSet: (id: string) => void; onClose: () => void }) {
  const { api } = usePlatform();
  const [text, setText] = useState('');
  const q = useSettled(text.trim());
  const field = useRef<HTMLInputElement>(null);
  const found = useQuery({
    queryKey: queryKeys.products('insert', q),
    queryFn: () => api.getProducts({ q, limit: FOUND }),
    enabled: q !== '',
  });
  const items = q === '' ? [] : (found.data?.items ?? []);
  return (
    <InsertBox field={field} onClose={onClose}>
      <TextField
        ref={field}
        type="search"
        name="find-product"
        autoComplete="off"
        label={texts.findProduct}
        hint={texts.productHint}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {q !== '' && found.data !== undefined && items.length === 0 ? <p role="status">{texts.nothingFound}</p> : null}
      {items.length > 0 ? (
        <ul className={styles.found} aria-label={texts.found}>
          {items.map(({ _id, name, images }) => (
            <li key={_id} className={styles.product}>
              <OptionalPicture src={images[0] ?? ''} alt="" sizes="48px" ratio="3:4" />
              <span>{name}</span>
              <Button size="sm" variant="secondary" aria-label={texts.insertNamed(name)} onClick={() => onSet(_id)}>
                {texts.insert}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </InsertBox>
  );
}
