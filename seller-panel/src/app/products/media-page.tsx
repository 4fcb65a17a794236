import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { MediaLibrary } from '@aaram/shared-panel/media-library';
import { useSearchParams } from '@aaram/shared-platform';
import { CropPicture } from '#features/media/crop-picture.tsx';
import { useSearchText, withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import styles from './media-page.module.css';

/** The pictures of a team, for products and posts; search and filter are in the address (product-rules.md#media-library). */
export function MediaPage() {
  const { text, setText, applied } = useSearchText();
  const [params, setParams] = useSearchParams();
  const filters = {
    text,
    setText,
    q: applied,
    isUnused: params.get('shown') === 'unused',
    setUnused: (isUnused: boolean) =>
      setParams((before) => withParam(before, 'shown', isUnused ? 'unused' : ''), {
        replace: true,
        preventScrollReset: true,
      }),
  };
  return (
    <PanelPage title={common.media}>
      <PanelBox className={styles.library}>
        <MediaLibrary filters={filters} renderActions={(item, choose) => <CropPicture item={item} onDone={choose} />} />
      </PanelBox>
    </PanelPage>
  );
}
