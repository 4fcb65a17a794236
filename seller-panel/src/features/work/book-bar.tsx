import { createWorkCalls, failureText } from '@aaram/shared-domain/contract';
import type { WorkParcel, WorkStage } from '@aaram/shared-domain/work';
import { usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { useEffect, useRef, useState } from 'react';
import { canBook, useHasCarrier } from '#lib/parcel/book-button.tsx';
import { useReloadWork } from '#lib/parcel/work-query.ts';
import * as texts from '#texts/work.ts';
import styles from './work-desk.module.css';

type Booking = { done: number; total: number; failed: string[]; isOver: boolean };

/**
 * Books the chosen parcels one after the other, so that one that fails stops no other. Booking again books nothing
 * twice, so leaving in between loses nothing.
 */
export function BookBar({ stage, parcels }: { stage: WorkStage; parcels: readonly WorkParcel[] }) {
  const { call } = usePlatform().api;
  const hasCarrier = useHasCarrier();
  const reload = useReloadWork();
  const [progress, setProgress] = useState<Booking>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const meant = parcels.filter(canBook);

  async function book() {
    const calls = createWorkCalls(call);
    const failed: string[] = [];
    let done = 0;
    for (const { _id, number } of meant) {
      if (isLeft.current) {
        return;
      }
      setProgress({ done, total: meant.length, failed, isOver: false });
      try {
        await calls.shipParcel(_id);
      } catch (error) {
        failed.push(texts.notBooked(number, failureText(error, texts.bookingFailed)));
      }
      done += 1;
    }
    setProgress({ done, total: meant.length, failed, isOver: true });
    await reload();
  }

  if (!hasCarrier || stage === 'on-the-way') {
    return null;
  }
  const isBusy = progress !== undefined && !progress.isOver;
  return (
    <>
      <Button variant="secondary" size="sm" disabled={meant.length === 0} busy={isBusy} onClick={() => void book()}>
        {texts.bookChosen}
      </Button>
      <span role="status" className={styles.progress}>
        {progress === undefined
          ? null
          : progress.isOver
            ? [texts.bookedMany(progress.done - progress.failed.length), ...progress.failed].map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))
            : texts.booking(progress.done, progress.total)}
      </span>
    </>
  );
}
