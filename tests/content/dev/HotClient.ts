/** A page as Vite's development server sees it: a WebSocket with messages in JSON. Node 20 has no client for it. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'

export class HotClient {
  readonly messages: Readonly<Record<string, unknown>>[] = []
  private pending = Buffer.alloc(0)

  private constructor(private readonly socket: Duplex) {
    socket.on('data', (bytes: Buffer) => this.receive(bytes))
  }

  static connect(port: number, token: string): Promise<HotClient> {
    return new Promise((resolve, reject) => {
      const asked = request({
        port,
        path: `/?token=${token}`,
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
          'sec-websocket-protocol': 'vite-hmr',
        },
      })
      asked.on('upgrade', (_response, socket, head) => {
        const client = new HotClient(socket)
        client.receive(head)
        resolve(client)
      })
      asked.on('error', reject)
      asked.end()
    })
  }

  /** Sends a message of up to 125 bytes, which a client has to mask. */
  send(event: string, data: unknown): void {
    const bytes = Buffer.from(JSON.stringify({ type: 'custom', event, data }))
    const mask = randomBytes(4)
    const masked = bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
    this.socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length]), mask, masked]))
  }

  close(): void {
    this.socket.destroy()
  }

  private receive(bytes: Buffer): void {
    this.pending = Buffer.concat([this.pending, bytes])
    while (this.pending.length >= 2) {
      const short = this.pending.readUInt8(1)
      const start = short === 127 ? 10 : short === 126 ? 4 : 2
      if (this.pending.length < start) return
      const length =
        short === 127 ? Number(this.pending.readBigUInt64BE(2)) : short === 126 ? this.pending.readUInt16BE(2) : short
      if (this.pending.length < start + length) return
      const text = this.pending.subarray(start, start + length).toString()
      if (this.pending.readUInt8(0) === 0x81) this.messages.push(JSON.parse(text) as Record<string, unknown>)
      this.pending = this.pending.subarray(start + length)
    }
  }
}
