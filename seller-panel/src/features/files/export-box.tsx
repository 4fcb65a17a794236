import { exportColumns, labelColumn } from '@aaram/shared-domain/change-set';
import { failureText } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { PanelBox, useMayWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/files.ts';
import styles from './files.module.css';
import { type FileKind, saveTable, useExport } from './files-query.ts';
import { HsnExport } from './hsn-export.tsx';

const labels: Record<FileKind, string> = { products: texts.products, stock: texts.stock, orders: texts.orders };

function ExportButton({ kind, filters }: { kind: FileKind; filters: Record<string, string> }) {
  const file = useExport(kind, filters);
  return (
    <div className={styles.export}>
      <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
        {labels[kind]}
      </Button>
      <span role="status">{file.isPending ? texts.exporting(formatCount(file.rows), file.rows) : null}</span>
      {file.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(file.error, texts.notExported)}
        </Notice>
      ) : null}
    </div>
  );
}

/** Files of what a list's filters show; those of the address, for products and their stock. */
export function ExportBox({ filters }: { filters: Record<string, string> }) {
  const mayWork = useMayWork();
  const isFiltered = Object.keys(filters).length > 0;
  const template = () => saveTable('template.csv', `${exportColumns.products.map(labelColumn).join(',')}\r\n`);
  return (
    <PanelBox title={texts.exportTitle}>
      <div className={styles.box}>
        <p>{texts.exportMeans}</p>
        {isFiltered ? <p>{texts.filtered}</p> : null}
        <div className={styles.buttons}>
          <ExportButton kind="products" filters={filters} />
          <ExportButton kind="stock" filters={filters} />
          {mayWork('orders') ? <ExportButton kind="orders" filters={{}} /> : null}
          <Button variant="ghost" onClick={template}>
            {texts.template}
          </Button>
        </div>
        {mayWork('owner') ? <HsnExport /> : null}
      </div>
    </PanelBox>
  );
}
