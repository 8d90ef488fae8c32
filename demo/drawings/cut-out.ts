import sharp from 'sharp'

/** Raw RGBA pixels without transparent margins. */
export type CutOut = { pixels: Buffer; width: number; height: number }

const FAINTEST = 10

/** Many times faster than the library's own trim, which compares every channel of every pixel. */
export async function cutOut(svg: string): Promise<CutOut> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { left, right, top, bottom } = outlineBox(data, info.width, info.height)
  const rows = []
  for (let y = top; y <= bottom; y++) {
    rows.push(data.subarray((y * info.width + left) * 4, (y * info.width + right + 1) * 4))
  }
  return { pixels: Buffer.concat(rows), width: right - left + 1, height: bottom - top + 1 }
}

function outlineBox(pixels: Buffer, width: number, height: number) {
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (alphaAt(pixels, y * width + x) < FAINTEST) continue
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      box.bottom = y
    }
  }
  return box
}

export const alphaAt = (pixels: Buffer, nth: number): number => pixels[nth * 4 + 3] ?? 0
