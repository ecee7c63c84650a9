import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Store } from '../../../contracts/catalogue.ts';
import type { ErrorDetail } from '../../../contracts/error.ts';
import { startImport } from '../../../contracts/imports.ts';
import { ApiError, call } from '../../http/api.ts';
import { describeDetail } from '../../i18n/describe-fault.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import card from '../card.module.css';
import { useCategories } from '../products/use-categories.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imports.module.css';
import { OwnColumns } from './own-columns.tsx';
import { StoreField } from './store-field.tsx';

/** Upload limit in bytes, the same as the server's. */
const maxFile = 40 * 1024 * 1024;

/** Accepts a file, with defaults for what it doesn't contain; then it is checked. */
export function ChooseFile() {
  const words = useAdminWords().imports;
  const [file, setFile] = useState<File | null>(null);
  const [store, setStore] = useState<Store>('mouneh');
  const [category, setCategory] = useState('');
  return (
    <section className={card.form}>
      <h2>{words.fileTitle}</h2>
      <p className="muted">{words.fileText}</p>
      <FileDrop file={file} onChoose={setFile} />
      {file && (
        // Remounted for each file: errors of the last one don't apply to this one.
        <CheckFile
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          store={store}
          category={category}
        >
          <StoreField value={store} onChange={setStore} />
          <Field label={words.category}>
            <CategorySelect value={category} onChange={setCategory} />
          </Field>
        </CheckFile>
      )}
      <OwnColumns />
    </section>
  );
}

type CheckFileProps = {
  file: File;
  store: Store;
  /** A slug; empty to refuse products of unknown categories. */
  category: string;
  children: ReactNode;
};

/** The button that has the file checked, around the fields (`children`), with errors below. */
function CheckFile({ file, store, category, children }: CheckFileProps) {
  const words = useAdminWords().imports;
  const errors = useAdminErrors();
  const path = usePath();
  const navigate = useNavigate();
  const isTooLarge = file.size > maxFile;
  const [refused, setRefused] = useState<ErrorDetail | null>(null);
  const { isBusy, failure, start } = useAction(async () => {
    setRefused(null);
    const input = { file, name: file.name, store, category: category || undefined };
    try {
      const { id } = await call(startImport, input);
      navigate(path(`/admin/products/import?id=${id}`));
    } catch (error) {
      const ofFile = error instanceof ApiError && error.details.find((detail) => detail.path === 'file');
      if (!ofFile) throw error;
      setRefused(ofFile);
    }
  });
  const fault = isTooLarge ? words.tooLarge : refused ? describeDetail(refused, errors) : failure;
  return (
    <>
      {fault && <Alert isAnswer={!isTooLarge}>{fault}</Alert>}
      <div className={styles.options}>{children}</div>
      <Button block busy={isBusy} disabled={isTooLarge} onClick={start}>
        {words.check}
      </Button>
    </>
  );
}

function CategorySelect({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const words = useAdminWords().imports;
  const language = useLanguage();
  const loaded = useCategories();
  const categories = loaded.data ?? [];
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{words.refuseThem}</option>
      {categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name[language]}
        </option>
      ))}
    </Select>
  );
}

function FileDrop({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const words = useAdminWords().imports;
  const [isOver, setOver] = useState(false);
  const id = useId();
  const chooseFirst = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onChoose(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    chooseFirst(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input is the first.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {file && (
        <p className={styles.chosen}>
          <bdi>{words.chosen(file.name)}</bdi>
        </p>
      )}
      <input
        id={id}
        className={styles.input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          chooseFirst(target.files);
          // Resets the input: otherwise choosing the same file again (corrected meanwhile) fires no `change`.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        <Icon name="plus" />
        {file ? words.otherFile : words.choose}
      </label>
      <span className={styles.dropHint}>{words.drop}</span>
    </div>
  );
}
