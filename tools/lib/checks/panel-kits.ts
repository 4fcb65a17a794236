/** A file of the panel, by its path from the root, and its text. */
export type Source = { file: string; text: string };

const forms = 'seller-panel/src/lib/form/';
const lists = 'seller-panel/src/lib/list/';

type Sign = {
  /** What is refused. */
  name: string;
  pattern: RegExp;
  /** The kit that has it. */
  kit: string;
  /** Files that have it too, each with the reason. */
  except: Readonly<Record<string, string>>;
};

const features = 'seller-panel/src/features';
const signs: readonly Sign[] = [
  {
    name: 'a form by hand',
    pattern: /<form\b|new FormData\(event|from 'react-hook-form'|from '@hookform/,
    kit: forms,
    except: {
      'blog/src/features/manager/post-form.tsx':
        'its editor saves drafts by itself, and another app has no part of the kit',
    },
  },
  {
    name: 'parts of the list kit',
    pattern: /\b(?:useListAddress|useSelection|useTableSettings|useRowKeys)\(/,
    kit: lists,
    except: {},
  },
  {
    name: 'a pager by hand',
    pattern: /<Pager\b/,
    kit: lists,
    except: {
      'blog/src/features/manager/manage-list.tsx': 'posts have no search, and another app has no part of the kit',
      'shared-panel/src/media/media-library.tsx': 'also a dialog, where an address says nothing',
    },
  },
  {
    name: 'a table by hand',
    pattern: /<(?:T|t)able\b/,
    kit: lists,
    except: {
      [`${features}/accounts/closed-months-box.tsx`]: 'the months of one year',
      [`${features}/accounts/disputes-box.tsx`]: 'all disputes, beside a month',
      [`${features}/accounts/price-rule-box.tsx`]: 'figures of a preview',
      [`${features}/accounts/statement-tables.tsx`]: 'the figures of a month',
      [`${features}/files/import-form.tsx`]: 'what the columns of a file mean',
      [`${features}/order-page/refund-amounts.tsx`]: 'the amounts of a refund',
      [`${features}/overview/recent-orders.tsx`]: 'the first orders, with a link to the list',
      [`${features}/release/versions-table.tsx`]: 'the versions of one app',
      [`${features}/sales/sales-table.tsx`]: 'the figures of a chart',
      [`${features}/search-words/words-preview.tsx`]: 'what words change',
      'seller-panel/src/lib/change-set/change-rows.tsx': 'the rows of one change, in a dialog',
    },
  },
  {
    name: 'a search by hand',
    pattern: /type="search"/,
    kit: lists,
    except: {
      [`${features}/family/family-box.tsx`]: 'chooses a product',
      [`${features}/pay-links/product-picker.tsx`]: 'chooses a product',
      [`${features}/security/trails.tsx`]: 'two lists of events on one page',
      [`${features}/team/choose-seller.tsx`]: 'chooses a team',
      'blog/src/features/manager/editor/product-field.tsx': 'chooses a product',
      'shared-panel/src/media/media-library.tsx': 'also a dialog, where an address says nothing',
    },
  },
  {
    // A list of events changes its pages in its `TrailBox`.
    name: 'pages by hand',
    pattern: /^(?![\s\S]*<TrailBox\b)[\s\S]*\buseCursorPages\(['`a-z]/,
    kit: lists,
    except: {
      'blog/src/features/manager/manage-list.tsx': 'posts have no search, and another app has no part of the kit',
      'seller-panel/src/lib/change-set/change-rows.tsx': 'the rows of one change, in a dialog',
      'shared-panel/src/media/media-library.tsx': 'also a dialog, where an address says nothing',
      'shared-panel/src/use-cursor-pages.ts': 'what the kit is made of',
    },
  },
];

/** What the panel's files make by hand although a kit has it, as `file: what`, and exceptions that no file needs. */
export function findByHand(sources: readonly Source[]): string[] {
  return signs.flatMap(({ name, pattern, kit, except }) => {
    const found = sources.filter(({ file, text }) => !file.startsWith(kit) && pattern.test(text));
    const unknown = found.filter(({ file }) => except[file] === undefined).map(({ file }) => `${file}: ${name}`);
    const idle = Object.keys(except).filter((file) => !found.some((one) => one.file === file));
    return [...unknown, ...idle.map((file) => `${file}: no longer ${name}`)];
  });
}
