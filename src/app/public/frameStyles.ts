import leaf from '../../ui/Leaf.module.css'
import textLink from '../../ui/TextLink.module.css'
import footer from '../layout/Footer.module.css'
import layout from '../layout/SiteLayout.module.css'
import island from './Island.module.css'

/** The styles of the frame around every public page: its script is not in the browser, its styles must be. */
export const frameStyles = [island, layout, footer, leaf, textLink]
