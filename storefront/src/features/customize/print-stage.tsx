import { MIN_PRINT_WIDTH, maxPrintWidth, type Placement, type PrintArea } from '@aaram/shared-domain/design';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import * as texts from '#texts/customize.ts';
import { drawPrint, traceArea } from './draw-print.ts';
import styles from './print-stage.module.css';
import { useGarment } from './use-garment.ts';
import type { Print } from './use-print.ts';

type PrintStageProps = { print: Print; image: HTMLImageElement; garmentSrc: string; area: PrintArea };
type Slider = { key: keyof Placement; label: string; min: number; max: number; unit: string };

const listSliders = (area: PrintArea): Slider[] => [
  { key: 'width', label: texts.printWidth, min: MIN_PRINT_WIDTH, max: maxPrintWidth(area), unit: texts.mm },
  { key: 'x', label: texts.leftOrRight, min: 0, max: area.width, unit: texts.mm },
  { key: 'y', label: texts.upOrDown, min: 0, max: area.height, unit: texts.mm },
  { key: 'turn', label: texts.turn, min: -180, max: 180, unit: texts.degrees },
];

/** Dashes around the print area, on the stage only: preview and print have none. */
function outline(context: CanvasRenderingContext2D | null, area: PrintArea, colour: string) {
  if (context === null) {
    return;
  }
  const { width } = context.canvas;
  context.beginPath();
  traceArea(context, area);
  context.lineWidth = width / 300;
  // Light below the dashes: they are seen on dark cloth too.
  context.strokeStyle = 'rgb(255 255 255 / 0.6)';
  context.stroke();
  context.strokeStyle = colour;
  context.setLineDash([width / 80, width / 120]);
  context.stroke();
}

/** `21.4 × 14.2 cm, 6.1 cm below the collar`: the size of the print, and how far its upper edge is below the collar. */
function describeSize(
  { width, y, turn }: Placement,
  { naturalWidth, naturalHeight }: HTMLImageElement,
  area: PrintArea,
) {
  const height = (width * naturalHeight) / naturalWidth;
  const angle = (turn * Math.PI) / 180;
  const fromTop = y - (width * Math.abs(Math.sin(angle)) + height * Math.abs(Math.cos(angle))) / 2;
  return texts.sizeOfPrint({ width: cm(width), height: cm(height), below: cm(area.belowCollar + fromTop) });
}
const cm = (mm: number) => (mm / 10).toFixed(1);

/** The garment with the print: moved with a finger, a mouse or the sliders. The order gets exactly what is shown. */
export function PrintStage({ print, image, garmentSrc, area }: PrintStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const garment = useGarment(garmentSrc);
  const id = useId();
  const { placement, place } = print;

  useEffect(() => {
    if (garment && canvas.current) {
      const drawn = drawPrint(garment, image, area, placement);
      canvas.current.width = drawn.width;
      canvas.current.height = drawn.height;
      const context = canvas.current.getContext('2d');
      context?.drawImage(drawn, 0, 0);
      outline(context, area, getComputedStyle(canvas.current).color);
    }
  }, [garment, image, area, placement]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    if (event.buttons === 1) {
      place({
        x: placement.x + (event.movementX * area.width) / (box.width * area.box.width),
        y: placement.y + (event.movementY * area.height) / (box.height * area.box.height),
      });
    }
  }

  return (
    <div className={styles.stage}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={texts.printOnGarment}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <p className={styles.size}>{describeSize(placement, image, area)}</p>
      <div className={styles.sliders}>
        {listSliders(area).map(({ key, label, min, max, unit }) => (
          <label key={key} htmlFor={`${id}-${key}`}>
            {label}
            <input
              id={`${id}-${key}`}
              type="range"
              min={min}
              max={max}
              step={1}
              value={Math.round(placement[key])}
              aria-valuetext={`${Math.round(placement[key])} ${unit}`}
              onChange={(event) => place({ [key]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
