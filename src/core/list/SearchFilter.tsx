import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { searchId } from './keys.ts'

/** Searches the fields that the descriptor names, by characters, pinyin and initials. The `/` key leads here. */
export const SearchFilter = ({ source, fields }: { source: string; fields: string; alwaysOn?: boolean }) => {
  const translate = useTranslate()
  return (
    <TextInput
      id={searchId}
      source={source}
      label="ra.action.search"
      helperText={false}
      resettable
      autoComplete="off"
      type="search"
      placeholder={fields}
      // Chromium would draw a cross of its own beside the one that all filters have.
      sx={{ minWidth: '16em', '& ::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: { 'aria-keyshortcuts': '/', title: translate('app.generator.searchIn', { fields }) },
      }}
    />
  )
}
