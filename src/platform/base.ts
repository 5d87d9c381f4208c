/**
 * The folder of this copy of the site on its origin, such as `/learn/`. It is `/` for a site of its own. The build
 * writes it from `VITE_BASE`. Tools that run in Node, without a build, see `/`.
 */
export const BASE: string = import.meta.env?.BASE_URL ?? '/'
