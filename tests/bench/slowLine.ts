import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  readonly port: number
  close(): Promise<void>
}

/** Half of the round trip, applied in both directions. The bytes of all connections share one pipe, as on a phone on a bus. */
const DELAY_MS = 75
const BYTES_PER_MS = 1_600_000 / 8 / 1000

/**
 * Puts a TCP line of 1.6 Mbps and 150 ms in front of a local port. Unlike the throttling of developer tools, it slows workers
 * too.
 */
export function slowLine(target: number): Promise<Line> {
  let pipeIsFreeAt = 0
  const carry = (from: Socket, to: Socket, isDownlink: boolean) => {
    from.on('data', (bytes) => {
      const now = performance.now()
      const sent = isDownlink ? Math.max(now, pipeIsFreeAt) + bytes.length / BYTES_PER_MS : now
      if (isDownlink) pipeIsFreeAt = sent
      setTimeout(() => to.destroyed || to.write(bytes), sent - now + DELAY_MS)
    })
    from.on('end', () => setTimeout(() => to.end(), Math.max(0, pipeIsFreeAt - performance.now()) + DELAY_MS + 5))
    from.on('error', () => to.destroy())
  }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.once('close', () => sockets.delete(socket))
    }
    // The handshake costs a round trip too.
    near.pause()
    setTimeout(() => near.resume(), DELAY_MS * 2)
    carry(near, far, false)
    carry(far, near, true)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        close: () =>
          new Promise((done) => {
            for (const socket of sockets) socket.destroy()
            server.close(() => done())
          }),
      })
    })
  })
}
