import callout from '../../ui/Callout.module.css'
import chip from '../../ui/Chip.module.css'
import ledger from '../../ui/Ledger.module.css'
import page from '../Page.module.css'
import research from './Research.module.css'

export const researchStyles = [page, ledger, chip, callout, research]
