import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Packs scripts and styles as tightly as can be, once, so that no request ever waits for it. */
const [folder] = process.argv.slice(2)
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

async function compress(file) {
  const bytes = await readFile(file)
  await Promise.all([
    promisify(brotliCompress)(bytes, { params: brotliParams }).then((packed) =>
      writeFile(`${file}.br`, packed),
    ),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

const files = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
await Promise.all(files.map((name) => compress(join(folder, name))))
