import hero from './HomeHero.module.css'
import modules from './HomeModules.module.css'
import offline from './HomeOffline.module.css'
import promises from './HomePromises.module.css'

/** The styles of the home page: its script is not in the browser, its styles must be. */
export const homeStyles = [hero, modules, offline, promises]
