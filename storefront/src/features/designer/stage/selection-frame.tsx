import { type Box, type DesignObject, type FindOutlines, matrixAt, ownBox } from '@aaram/shared-domain/design';
import type { Ref } from 'react';
import type { Guide } from './gesture.ts';
import styles from './stage.module.css';

/** Half of what is drawn of a handle at most, and of what a finger finds, px. */
const HANDLE_PX = 8;
/** A frame whose shorter side is shorter has one handle for the size, so that something of it is seen, px. */
const SMALL_PX = 56;
const GRIP_PX = 22;
/** From the frame to the handle that rotates, px. */
const ARM_PX = 30;

type SelectionFrameProps = {
  selected: readonly DesignObject[];
  /** The box around all of it; mm. */
  box: Box;
  outlinesOf: FindOutlines;
  /** Pixels of the screen for a millimetre. */
  pxPerMm: number;
  guides: readonly Guide[];
  area: { width: number; height: number };
  frameRef: Ref<SVGGElement>;
};

/** The frame around what is selected, with a handle for the size at each corner and one that rotates. */
export function SelectionFrame(props: SelectionFrameProps) {
  const { selected, box, outlinesOf, pxPerMm, guides, area, frameRef } = props;
  const [only] = selected;
  const own = selected.length === 1 && only ? ownBox(only, outlinesOf) : undefined;
  const frame = own ?? box;
  const matrix =
    own && only ? matrixAt({ x: only.x, y: only.y, turn: only.turn, isFlipped: only.flip }) : [1, 0, 0, 1, 0, 0];
  const px = (pixels: number) => pixels / pxPerMm;
  const middle = frame.x + frame.width / 2;
  const isLocked = selected.every((one) => one.isLocked);
  const isSmall = Math.min(frame.width, frame.height) * pxPerMm < SMALL_PX;
  const last = [frame.x + frame.width, frame.y + frame.height];
  const corners = isSmall
    ? [last]
    : [[frame.x, frame.y], [frame.x + frame.width, frame.y], [frame.x, frame.y + frame.height], last];
  return (
    <>
      {guides.map(({ axis, at }) => (
        <path
          key={axis}
          className={styles.guide}
          d={axis === 'x' ? `M${at} 0V${area.height}` : `M0 ${at}H${area.width}`}
        />
      ))}
      <g ref={frameRef}>
        <g transform={`matrix(${matrix.join(' ')})`}>
          <rect className={styles.frameLight} {...frame} />
          <rect className={styles.frame} {...frame} />
          {isLocked ? null : (
            <>
              <path className={styles.frame} d={`M${middle} ${frame.y}V${frame.y - px(ARM_PX)}`} />
              <circle className={styles.handle} cx={middle} cy={frame.y - px(ARM_PX)} r={px(HANDLE_PX)} />
              <circle
                className={styles.rotateGrip}
                data-grip="rotate"
                cx={middle}
                cy={frame.y - px(ARM_PX)}
                r={px(GRIP_PX)}
              />
              {corners.map(([x = 0, y = 0]) => (
                <g key={`${x} ${y}`}>
                  <rect
                    className={styles.handle}
                    x={x - px(HANDLE_PX)}
                    y={y - px(HANDLE_PX)}
                    width={px(2 * HANDLE_PX)}
                    height={px(2 * HANDLE_PX)}
                  />
                  <circle className={styles.grip} data-grip="size" cx={x} cy={y} r={px(GRIP_PX)} />
                </g>
              ))}
            </>
          )}
        </g>
      </g>
    </>
  );
}
