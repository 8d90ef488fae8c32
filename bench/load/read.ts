import { readsOf } from './readers.ts'

/** In a process of its own: prints how many answers a second an address gives. */
process.stdout.write(String(await readsOf(JSON.parse(process.argv[2] ?? ''))))
