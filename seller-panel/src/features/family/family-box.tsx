import { MAX_FAMILY, type OwnProduct } from '@aaram/shared-domain/catalog';
import { Loading, PanelBox, useSettled } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconSearch } from '@aaram/shared-ui/icon';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { TextField } from '@aaram/shared-ui/text-field';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { useState } from 'react';
import { RowsSkeleton } from '#lib/rows-skeleton.tsx';
import * as texts from '#texts/family.ts';
import styles from './family.module.css';
import { FamilyMembers } from './family-members.tsx';
import { type FamilyChange, useFamily, useFindProducts, useSetFamily } from './use-family.ts';

type Found = { _id: string; name: string; image: string | null };

type FinderProps = { seller: string; taken: readonly string[]; busy: boolean; onAdd: (product: Found) => void };

/** Searches the seller's own products, to add one of them. */
function ProductFinder({ seller, taken, busy, onAdd }: FinderProps) {
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const found = useFindProducts(asked, seller);
  const free = (found.data ?? []).filter(({ _id }) => !taken.includes(_id));
  return (
    <div className={styles.finder}>
      <TextField
        type="search"
        name="find-colour"
        label={texts.find}
        leading={<IconSearch size={16} />}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
      {asked !== '' && found.data !== undefined && free.length === 0 ? <p role="status">{texts.nothingFound}</p> : null}
      {asked !== '' && free.length > 0 ? (
        <ul className={styles.list} aria-label={texts.found}>
          {free.map(({ _id, name, images }) => (
            <li key={_id} className={styles.row}>
              <OptionalPicture src={images[0] ?? ''} alt="" sizes="48px" ratio="3:4" className={styles.picture} />
              <span className={styles.words}>{name}</span>
              <Button
                size="sm"
                variant="secondary"
                disabled={busy}
                aria-label={texts.addNamed(name)}
                onClick={() => onAdd({ _id, name, image: images[0] ?? null })}
              >
                {texts.add}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The products that are colours of one thing with this one; each change is saved at once. */
export function FamilyBox({ product: { _id, seller } }: { product: Pick<OwnProduct, '_id' | 'seller'> }) {
  const family = useFamily(_id);
  const [said, setSaid] = useState('');
  const save = useSetFamily(_id, setSaid);
  if (family.data === undefined) {
    return (
      <PanelBox title={texts.colours}>
        {family.isPending ? (
          <Loading label={texts.loading}>
            <RowsSkeleton rows={2} />
          </Loading>
        ) : (
          <ErrorState
            className={styles.failed}
            title={texts.notLoaded}
            onRetry={() => family.refetch()}
            busy={family.isFetching}
          />
        )}
      </PanelBox>
    );
  }
  const { members, version } = family.data;
  const change = (next: FamilyChange) => {
    if (!save.isPending) {
      save.mutate({ ...next, version });
    }
  };
  const add = ({ _id: added, name }: Found) => {
    const present = members.length === 0 ? [{ _id }] : members;
    change({ members: [...present, { _id: added }], said: texts.added(name) });
  };
  return (
    <PanelBox title={texts.colours}>
      <div className={styles.box}>
        <p className={styles.hint}>{texts.hint}</p>
        {members.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <FamilyMembers id={_id} members={members} busy={save.isPending} onChange={change} />
        )}
        {members.length < MAX_FAMILY ? (
          <ProductFinder
            seller={seller}
            taken={[_id, ...members.map((member) => member._id)]}
            busy={save.isPending}
            onAdd={add}
          />
        ) : null}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </PanelBox>
  );
}
