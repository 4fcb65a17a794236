import { createMediaCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { MediaItem, Crop as Part } from '@aaram/shared-domain/media';
import { Loading } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQuery, useQueryClient, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import * as texts from '#texts/crop.ts';
import styles from './crop-dialog.module.css';
import type { Picture } from './picture.ts';

/** The shape in which lists of the store show pictures. */
const STORE_SHAPE = 3 / 4;
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

const labels = {
  cropArea: texts.area,
  nwDragHandle: texts.corner(texts.sides.nw),
  nDragHandle: texts.corner(texts.sides.n),
  neDragHandle: texts.corner(texts.sides.ne),
  eDragHandle: texts.corner(texts.sides.e),
  seDragHandle: texts.corner(texts.sides.se),
  sDragHandle: texts.corner(texts.sides.s),
  swDragHandle: texts.corner(texts.sides.sw),
  wDragHandle: texts.corner(texts.sides.w),
};

/** The largest part of a picture in the shape of the store, in its middle. */
const fitShape = (width: number, height: number): PercentCrop => {
  const share = (width / height) * (1 / STORE_SHAPE);
  const wanted = share > 1 ? { unit: '%' as const, height: 100 } : { unit: '%' as const, width: 100 };
  return centerCrop(makeAspectCrop(wanted, STORE_SHAPE, width, height), width, height);
};

const toPart = ({ x, y, width, height }: PercentCrop): Part => ({
  x: Math.max(0, x / 100),
  y: Math.max(0, y / 100),
  width: Math.min(1, width / 100),
  height: Math.min(1, height / 100),
});
const fromPart = ({ x, y, width, height }: Part): PercentCrop => ({
  ...{ unit: '%', x: x * 100, y: y * 100 },
  ...{ width: width * 100, height: height * 100 },
});

/** The picture's entry in the library: a file is uploaded for it. Undefined when the library does not have it. */
function useItem(picture: Picture, seller: string) {
  const { api } = usePlatform();
  const { role } = useSession();
  const library = role === 'admin' ? { seller } : {};
  return useQuery({
    queryKey: panelKeys.media('crop', picture),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<MediaItem | null> => {
      const calls = createMediaCalls(api.call);
      if (typeof picture === 'string') {
        return (await calls.getMedia({ url: picture, limit: 1, ...library })).items[0] ?? null;
      }
      const form = new FormData();
      form.append('images', picture);
      return (await calls.upload(form)).items[0] ?? null;
    },
  });
}

type CropperProps = { item: MediaItem; onDone: (url: string) => void; onClose: () => void };

/** The chosen part of a picture, in the store's shape or any, and how it is saved. */
function useCrop({ item, onDone }: Pick<CropperProps, 'item' | 'onDone'>) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const [crop, setCrop] = useState<PercentCrop | undefined>(item.crop === null ? undefined : fromPart(item.crop));
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isFree, setIsFree] = useState(item.crop !== null);
  const save = useMutation({
    mutationFn: (part: Part) => createMediaCalls(api.call).crop(item._id, { crop: part }),
    onSuccess: async ({ url }) => {
      onDone(url);
      await client.invalidateQueries({ queryKey: panelKeys.media() });
    },
  });
  const start = () => {
    if (size !== undefined) {
      setIsFree(false);
      setCrop(fitShape(size.width, size.height));
    }
  };
  const choose = (free: boolean) => {
    setIsFree(free);
    if (!free && size !== undefined) {
      setCrop(fitShape(size.width, size.height));
    }
  };
  const measure = (width: number, height: number) => {
    setSize({ width, height });
    setCrop((before) => before ?? fitShape(width, height));
  };
  return { crop, setCrop, size, isFree, save, start, choose, measure };
}

function Cropper({ item, onDone, onClose }: CropperProps) {
  const original = item.original ?? item.url;
  const { crop, setCrop, size, isFree, save, start, choose, measure } = useCrop({ item, onDone });
  return (
    <div className={styles.cropper}>
      <SelectField
        name="shape"
        label={texts.shape}
        options={[
          { value: 'store', label: texts.asInStore },
          { value: 'free', label: texts.free },
        ]}
        value={isFree ? 'free' : 'store'}
        onChange={(event) => choose(event.target.value === 'free')}
      />
      <p className={styles.hint}>{texts.howTo}</p>
      <div className={styles.frame}>
        <ReactCrop
          crop={crop ?? WHOLE}
          onChange={(_pixels, part) => setCrop(part)}
          {...(isFree ? {} : { aspect: STORE_SHAPE })}
          // Before the picture is there its frame is a line high.
          disabled={size === undefined}
          keepSelection
          minWidth={24}
          minHeight={24}
          ariaLabels={labels}
        >
          <img
            src={original}
            alt={item.alt || item.name}
            className={styles.picture}
            onLoad={({ currentTarget }) => measure(currentTarget.naturalWidth, currentTarget.naturalHeight)}
          />
        </ReactCrop>
      </div>
      {save.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(save.error, texts.notCropped)}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button size="sm" busy={save.isPending} onClick={() => save.mutate(toPart(crop ?? WHOLE))}>
          {texts.crop}
        </Button>
        <Button size="sm" variant="secondary" onClick={start}>
          {texts.reset}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onDone(original)}>
          {texts.whole}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

type CropDialogProps = {
  picture: Picture;
  /** Whose product shows it. */
  seller: string;
  onDone: (url: string) => void;
  onClose: () => void;
};

/** Chooses the part of a picture that is shown; the original stays (product-rules.md#crops). */
export function CropDialog({ picture, seller, onDone, onClose }: CropDialogProps) {
  const item = useItem(picture, seller);
  return (
    <Dialog open onOpenChange={onClose} title={texts.title} size="lg">
      {item.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton ratio="4:5" />
        </Loading>
      ) : null}
      {item.isError ? (
        <ErrorState
          title={failureText(item.error, texts.notLoaded)}
          onRetry={() => item.refetch()}
          busy={item.isFetching}
        />
      ) : null}
      {item.data === null ? <p role="status">{texts.notInLibrary}</p> : null}
      {item.data ? <Cropper item={item.data} onDone={onDone} onClose={onClose} /> : null}
    </Dialog>
  );
}
