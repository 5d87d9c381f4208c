import ledger from '../../ui/Ledger.module.css'
import entries from '../Entries.module.css'
import page from '../Page.module.css'
import code from './CodeBlock.module.css'
import openSource from './OpenSource.module.css'

export const openSourceStyles = [page, entries, ledger, code, openSource]
