import { exportProducts } from '../../../contracts/imports.ts';
import { saveFile } from '../../browser/save-file.ts';
import { callForFile } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';

/** Downloads the whole catalogue as a file that can be imported again. */
export function ExportProducts() {
  const words = useAdminWords().imports;
  const { isBusy, failure, start } = useAction(async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(await callForFile(exportProducts, {}), `mouneh-products-${day}.csv`);
  });
  return (
    <section className={card.form}>
      <h2>{words.exportTitle}</h2>
      <p className="muted">{words.exportText}</p>
      <Button block variant="line" busy={isBusy} onClick={start}>
        <Icon name="save" />
        {words.exportNow}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </section>
  );
}
