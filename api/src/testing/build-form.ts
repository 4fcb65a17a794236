import sharp from 'sharp';

type Fields = Record<string, string>;

/** A small real picture of one colour. */
export async function buildPicture(
  options: { width?: number; height?: number; colour?: string; format?: 'jpeg' | 'png' | 'webp' } = {},
): Promise<Buffer> {
  const { width = 60, height = 80, colour = '#c6254c', format = 'jpeg' } = options;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** A multipart body for `inject`: its payload and headers. Files go under `images`, under a misleading name. */
export async function buildForm(fields: Fields, files: Buffer[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const file of files) {
    form.append('images', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), '../../evil.php');
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
