import { startServer } from '../../tools/serve/startServer.mjs'
import { freePort } from './freePort'

type Running = Awaited<ReturnType<typeof startServer>>
export type Fault = (path: string) => 'fail' | 'captive-portal' | undefined

/** The web server of a journey. When it stops, its port no longer answers. */
export class Site {
  private constructor(
    private running: Running | undefined,
    readonly port: number,
    private root: string,
    private readonly beside: readonly string[],
  ) {}

  private fault: Fault = () => undefined
  /** Everything that browsers sent to this server in requests, which is addresses with their queries, and headers. */
  readonly requests: string[] = []

  /** @param beside more sites on the same origin, in the folders that they were built for */
  static async starts(root = 'dist', beside: readonly string[] = []): Promise<Site> {
    const running = await startServer({ root, port: freePort() })
    await running.close()
    const site = new Site(undefined, running.port, root, beside)
    await site.comesBack()
    return site
  }

  get origin(): string {
    return `http://localhost:${this.port}`
  }

  async goesAway(): Promise<void> {
    await this.running?.close()
    this.running = undefined
  }

  async comesBack(): Promise<void> {
    await this.goesAway()
    this.running = await startServer({
      root: this.root,
      beside: this.beside,
      port: this.port,
      fault: (path: string) => this.fault(path),
      heard: ({ url, headers }) => void this.requests.push(`${url} ${JSON.stringify(headers)}`),
      // Every site of a run compresses its files again.
      quality: 1,
    })
  }

  /** Replaces the build as a deployment does. The old files are gone. */
  async deploys(root: string): Promise<void> {
    this.root = root
    await this.comesBack()
  }

  misbehaves(fault: Fault): void {
    this.fault = fault
  }

  behaves(): void {
    this.fault = () => undefined
  }
}
