import { adminPages, createPanelListCalls, pages } from '@aaram/shared-domain/contract';
import { useLogout, useNavigate, usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { Combobox } from '@aaram/shared-ui/combobox';
import { Dialog } from '@aaram/shared-ui/dialog';
import { useState } from 'react';
import { useMayLeave } from '#leaving.ts';
import { panelEntries } from '#panel-pages.ts';
import * as texts from '#texts/keys.ts';
import { useMaySee, useMayWork } from '#use-own-team.ts';
import { useSettled } from '#use-settled.ts';
import styles from './palette.module.css';

/** An entry: where it leads, or what it does, and further words by which it is found. */
type Entry = { value: string; label: string; words?: string };

/** Entries that stand behind a page's own: parts of its list. */
const parts: Readonly<Record<string, readonly Entry[]>> = {
  [pages.adminAddProduct()]: [{ value: `${pages.adminProducts()}?stock=low`, label: texts.lowStock }],
  [pages.adminOrders()]: [
    { value: `${pages.adminOrders()}?tab=to-pack`, label: texts.toPack },
    { value: `${pages.adminOrders()}?tab=to-ship`, label: texts.toShip, words: texts.wordsFor.toShip },
    { value: `${pages.adminOrders()}?tab=on-the-way`, label: texts.onTheWay, words: texts.wordsFor.onTheWay },
  ],
};
/** Other words for a page: what people type who do not know its name. */
const words: Readonly<Record<string, string>> = {
  [pages.adminProducts()]: texts.wordsFor.products,
  [pages.adminOrders()]: texts.wordsFor.orders,
  [pages.adminReturns()]: texts.wordsFor.returns,
  [adminPages.accounts()]: texts.wordsFor.money,
  [adminPages.files()]: texts.wordsFor.files,
  [adminPages.history()]: texts.wordsFor.history,
  [adminPages.credits()]: texts.wordsFor.credits,
  [pages.adminSecurity()]: texts.wordsFor.security,
  [adminPages.listings()]: texts.wordsFor.listings,
  [adminPages.outbox()]: texts.wordsFor.outbox,
  [adminPages.payLinks()]: texts.wordsFor.payLinks,
};
const SHOW_KEYS = 'show-keys';
const LOG_OUT = 'log-out';
const actions: readonly Entry[] = [
  { value: SHOW_KEYS, label: texts.shortcuts },
  { value: LOG_OUT, label: texts.logOut },
];

const NOTHING = { items: [] };
const FOUND = 5;
const MIN_NAME_CHARACTERS = 2;

/** Products, orders and, for admins, people that the server finds for a text. */
function useFound(text: string, isAdmin: boolean) {
  const mayWork = useMayWork();
  const { api } = usePlatform();
  const q = useSettled(text.trim());
  return useQuery({
    queryKey: ['trail', 'palette', q],
    enabled: q !== '',
    queryFn: async (): Promise<Entry[]> => {
      const calls = createPanelListCalls(api.call);
      const query = { q: q.slice(0, 100), limit: FOUND };
      const [products, orders, people] = await Promise.all([
        mayWork('catalogue') ? calls.getProducts(query) : NOTHING,
        mayWork('orders') ? calls.getOrders(query) : NOTHING,
        isAdmin && q.length >= MIN_NAME_CHARACTERS ? calls.findPeople(query.q) : [],
      ]);
      return [
        ...products.items.map(({ _id, name }) => ({
          value: adminPages.editProduct(_id),
          label: texts.product(name),
        })),
        ...orders.items.map(({ number, user }) => ({
          value: adminPages.order(number),
          label: texts.order(number, user.name),
        })),
        ...people.map(({ name, email }) => ({
          value: `${pages.adminOrders()}?q=${encodeURIComponent(email)}`,
          label: texts.person(name, email),
        })),
      ];
    },
  });
}

type PaletteProps = { onClose: () => void; onShowKeys: () => void };

/** Finds products, orders, people, pages and actions from anywhere in the panel. */
export function Palette({ onClose, onShowKeys }: PaletteProps) {
  const [text, setText] = useState('');
  const { role } = useSession();
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const logOut = useLogout();
  const found = useFound(text, role === 'admin');
  const typed = text.trim().toLowerCase();
  const maySee = useMaySee();
  const ownPages = panelEntries
    .filter((entry) => entry.link !== 'none' && maySee(entry))
    .flatMap(({ path, name }): Entry[] => [
      { value: path, label: name, words: words[path] ?? '' },
      ...(parts[path] ?? []),
    ]);
  const fixed = [...ownPages, ...actions];
  const named = fixed.filter((entry) => `${entry.label} ${entry.words ?? ''}`.toLowerCase().includes(typed));
  const entries = typed === '' ? named : [...named, ...(found.data ?? [])];

  const choose = async (value: string) => {
    if (value === '') {
      return;
    }
    if (value === SHOW_KEYS) {
      onShowKeys();
      return;
    }
    onClose();
    if (value === LOG_OUT) {
      await logOut();
    } else if (await mayLeave()) {
      await navigate(value);
    }
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.find} className={styles.palette}>
      <Combobox
        label={role === 'admin' ? texts.findAnythingAndPeople : texts.findAnything}
        items={entries}
        value=""
        onChange={(value) => void choose(value)}
        onQueryChange={setText}
        inline
        emptyText={found.isFetching ? texts.searching : texts.nothingFound}
      />
    </Dialog>
  );
}
