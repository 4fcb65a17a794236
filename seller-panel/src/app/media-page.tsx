import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { MediaLibrary } from '@aaram/shared-panel/media-library';
import { CropPicture } from '#features/media/crop-picture.tsx';
import * as common from '#texts/common.ts';
import styles from './media-page.module.css';

/** The pictures of a team, for products and posts (product-rules.md#media-library). */
export function MediaPage() {
  return (
    <PanelPage title={common.media}>
      <PanelBox className={styles.library}>
        <MediaLibrary renderActions={(item, choose) => <CropPicture item={item} onDone={choose} />} />
      </PanelBox>
    </PanelPage>
  );
}
