import { defineConfig } from 'vite'

/** The server and everything it needs in a few files: finding and reading two thousand modules took most of a start. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: 'build',
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: true, external: ['react-router', 'sharp', 'vite'] },
})
