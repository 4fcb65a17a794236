import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import * as texts from '#texts/customize.ts';
import { drawPrint, loadImage } from './draw-print.ts';
import type { Placement, PrintArea } from './print-area.ts';
import styles from './print-stage.module.css';
import type { Print } from './use-print.ts';

type PrintStageProps = { print: Print; image: HTMLImageElement; garmentSrc: string; area: PrintArea };
type Slider = { key: keyof Placement; label: string; min: number; max: number; step: number };

const sliders: readonly Slider[] = [
  { key: 'scale', label: texts.printSize, min: 0.2, max: 1.6, step: 0.01 },
  { key: 'x', label: texts.leftOrRight, min: 0, max: 1, step: 0.01 },
  { key: 'y', label: texts.upOrDown, min: 0, max: 1, step: 0.01 },
  { key: 'turn', label: texts.turn, min: -180, max: 180, step: 1 },
];

/** Dashes around the print area, on the stage only: preview and print have none. */
function outline(context: CanvasRenderingContext2D | null, area: PrintArea, colour: string) {
  if (context === null) {
    return;
  }
  const { width, height } = context.canvas;
  context.strokeStyle = colour;
  context.lineWidth = width / 300;
  context.setLineDash([width / 80, width / 120]);
  context.strokeRect(area.x * width, area.y * height, area.width * width, area.height * height);
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function useGarment(src: string) {
  const [garment, setGarment] = useState<HTMLImageElement>();
  useEffect(() => {
    let isCurrent = true;
    loadImage(src)
      .then((image) => isCurrent && setGarment(image))
      .catch((error: unknown) => console.error('The picture of the garment did not load.', error));
    return () => {
      isCurrent = false;
    };
  }, [src]);
  return garment;
}

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
        x: clamp(placement.x + event.movementX / (box.width * area.width)),
        y: clamp(placement.y + event.movementY / (box.height * area.height)),
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
      <div className={styles.sliders}>
        {sliders.map(({ key, label, min, max, step }) => (
          <label key={key} htmlFor={`${id}-${key}`}>
            {label}
            <input
              id={`${id}-${key}`}
              type="range"
              min={min}
              max={max}
              step={step}
              value={placement[key]}
              onChange={(event) => place({ [key]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
