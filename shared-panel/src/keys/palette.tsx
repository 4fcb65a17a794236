import { adminPages, createPanelListCalls, pages } from '@aaram/shared-domain/contract';
import { useLogout, useNavigate, usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { Combobox } from '@aaram/shared-ui/combobox';
import { Dialog } from '@aaram/shared-ui/dialog';
import { useState } from 'react';
import { useMayLeave } from '#leaving.ts';
import * as texts from '#texts/keys.ts';
import { useMayWork, workOfPage } from '#use-own-team.ts';
import { useSettled } from '#use-settled.ts';
import styles from './palette.module.css';

/** An entry: where it leads, or what it does. */
type Entry = { value: string; label: string };

const forAll: readonly Entry[] = [
  { value: pages.adminDashboard(), label: texts.dashboard },
  { value: pages.adminProducts(), label: texts.allProducts },
  { value: pages.adminAddProduct(), label: texts.addProduct },
  { value: `${pages.adminProducts()}?stock=low`, label: texts.lowStock },
  { value: pages.adminOrders(), label: texts.allOrders },
  { value: `${pages.adminOrders()}?tab=to-pack`, label: texts.toPack },
  { value: `${pages.adminOrders()}?tab=to-ship`, label: texts.toShip },
  { value: `${pages.adminOrders()}?tab=on-the-way`, label: texts.onTheWay },
  { value: pages.adminReturns(), label: texts.returns },
  { value: adminPages.accounts(), label: texts.accounts },
  { value: adminPages.reviews(), label: texts.reviews },
  { value: adminPages.files(), label: texts.files },
  { value: adminPages.history(), label: texts.history },
  { value: adminPages.trash(), label: texts.trash },
  { value: adminPages.media(), label: texts.pictures },
  { value: pages.adminBlogManager(), label: texts.blogManager },
  { value: adminPages.team(), label: texts.team },
];
const forAdmins: readonly Entry[] = [
  { value: pages.adminGrievances(), label: texts.complaints },
  { value: adminPages.credits(), label: texts.credits },
  { value: pages.adminSecurity(), label: texts.security },
  { value: adminPages.releases(), label: texts.releases },
];
const SHOW_KEYS = 'show-keys';
const LOG_OUT = 'log-out';
const actions: readonly Entry[] = [
  { value: SHOW_KEYS, label: texts.shortcuts },
  { value: LOG_OUT, label: texts.logOut },
];

const NOTHING = { items: [] };
const FOUND = 5;
const LEAST_OF_A_NAME = 2;

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
        isAdmin && q.length >= LEAST_OF_A_NAME ? calls.findPeople(query.q) : [],
      ]);
      return [
        ...products.items.map(({ _id, name }) => ({
          value: adminPages.editProduct(_id),
          label: texts.product(name),
        })),
        ...orders.items.map(({ number, user }) => ({
          value: `${pages.adminOrders()}?q=${encodeURIComponent(number)}`,
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
  const mayWork = useMayWork();
  const ownPages = forAll.filter(({ value }) => mayWork(workOfPage(value)));
  const fixed = [...ownPages, ...(role === 'admin' ? forAdmins : []), ...actions];
  const named = fixed.filter(({ label }) => label.toLowerCase().includes(typed));
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
