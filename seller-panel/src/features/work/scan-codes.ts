/** A part of the Shape Detection API, which some browsers have. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const findDetector = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
const POLL_MS = 200;

/** Whether this browser reads codes with its camera. */
export const hasScanner = () => findDetector() !== undefined && 'mediaDevices' in navigator;

/** Films until a code is seen; returns its text, or undefined when it was ended before. Throws without a camera. */
export async function scanCodes(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const BarcodeDetector = findDetector();
  if (BarcodeDetector === undefined) {
    return undefined;
  }
  const detector = new BarcodeDetector({ formats: ['qr_code', 'code_128'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code !== undefined) {
        return code.rawValue;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) {
      track.stop();
    }
  }
}
