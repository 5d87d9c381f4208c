import button from '../../ui/Button.module.css'
import entries from '../Entries.module.css'
import page from '../Page.module.css'
import partnerships from './Partnerships.module.css'

export const partnershipsStyles = [page, button, entries, partnerships]
