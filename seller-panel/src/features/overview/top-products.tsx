import { type PanelFigures, pages } from '@aaram/shared-domain/contract';
import { PanelBox } from '@aaram/shared-panel';
import { Link, Sentence } from '@aaram/shared-platform';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import * as texts from '#texts/overview.ts';
import styles from './top-products.module.css';

/** Products by units sold; the first one sets the scale of the bars. */
export function TopProducts({ products }: { products: PanelFigures['topProducts'] }) {
  const most = Math.max(1, ...products.map((product) => product.sold));
  return (
    <PanelBox title={texts.sellingFastest}>
      {products.length === 0 ? <p className={styles.none}>{texts.nothingSoldYet}</p> : null}
      <ol className={styles.list}>
        {products.map(({ _id, name, category, image, sold }) => (
          <li key={_id} className={styles.item}>
            <OptionalPicture src={image} alt="" sizes="28px" ratio="3:4" />
            <div>
              <Link to={pages.product({ _id, category })} className={styles.name}>
                {name}
              </Link>
              <svg className={styles.bar} aria-hidden>
                <rect width="100%" height="4" rx="2" className={styles.track} />
                <rect width={`${(sold / most) * 100}%`} height="4" rx="2" className={styles.fill} />
              </svg>
            </div>
            <b className={styles.sold}>
              <Sentence parts={texts.unitsSold(sold, (word) => <span className={styles.unit}>{word}</span>)} />
            </b>
          </li>
        ))}
      </ol>
    </PanelBox>
  );
}
