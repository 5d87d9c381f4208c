/** A web server with the built site. */
export interface Host {
  readonly origin: string
  /** Its port no longer answers. */
  stops(): Promise<void>
}
