import { createServer } from 'node:net'
import { freePort } from '../freePort'

/**
 * Returns a port that no other program has, also if another run of the journeys uses the same numbers. No host gets it twice,
 * because a browser would continue with the worker and the learner of the earlier host.
 */
export async function usablePort(): Promise<number> {
  for (;;) {
    const port = freePort()
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
