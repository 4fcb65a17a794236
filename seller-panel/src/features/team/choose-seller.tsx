import { adminPages, createPanelListCalls, panelKeys } from '@aaram/shared-domain/contract';
import { PanelBox } from '@aaram/shared-panel';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { TextField } from '@aaram/shared-ui/text-field';
import { useDeferredValue, useState } from 'react';
import * as texts from '#texts/team.ts';
import styles from './team.module.css';

const MIN_NAME_CHARACTERS = 2;

/** An admin chooses whose team to see. */
export function ChooseSeller() {
  const { api } = usePlatform();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: panelKeys.team('sellers', q),
    enabled: q.length >= MIN_NAME_CHARACTERS,
    queryFn: () => createPanelListCalls(api.call).findPeople(q),
  });
  const sellers = found.data?.filter(({ role }) => role === 'seller');
  return (
    <PanelBox title={texts.chooseSeller}>
      <div className={styles.setting}>
        <TextField
          label={texts.sellerName}
          name="seller"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {sellers?.length === 0 ? <p role="status">{texts.noSellerFound}</p> : null}
        <ul className={styles.work}>
          {sellers?.map(({ _id, name, email }) => (
            <li key={_id}>
              <TextLink as={Link} to={`${adminPages.team()}?seller=${_id}`}>
                {name}
              </TextLink>{' '}
              <span className={styles.facts}>{email}</span>
            </li>
          ))}
        </ul>
      </div>
    </PanelBox>
  );
}
