/**
 * The `fetch` options in browsers that ask for permission before a public page reaches a device on the local network.
 */
export interface LocalRequest extends RequestInit {
  readonly targetAddressSpace?: 'local'
}
