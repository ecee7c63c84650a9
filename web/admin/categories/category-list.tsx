import { Link } from 'react-router';
import type { AdminCategory } from '../../../contracts/categories.ts';
import { otherLanguage } from '../../../contracts/language.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlaceButtons } from '../place-buttons.tsx';
import { RowLink } from '../row-link.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './categories.module.css';

type CategoryListProps = {
  categories: AdminCategory[];
  onMove: (from: number, to: number) => void;
  onDelete: (category: AdminCategory) => void;
};

/** A table; on a phone a list of rows with only what identifies a category. */
export function CategoryList({ categories, onMove, onDelete }: CategoryListProps) {
  const { categories: say } = useAdminWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.name}</th>
          <th scope="col">{say.slug}</th>
          <th scope="col">{say.description}</th>
          <th scope="col">{say.products}</th>
          <th scope="col">{say.actions}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category, place) => (
          <Row
            key={category.id}
            category={category}
            place={place}
            count={categories.length}
            onMove={(to) => onMove(place, to)}
            onDelete={() => onDelete(category)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  category: AdminCategory;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onDelete: () => void;
};

function Row({ category, place, count, onMove, onDelete }: RowProps) {
  const { categories: say } = useAdminWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  const path = usePath();
  const name = category.name[language];
  const products = say.count(category.products);
  return (
    <tr>
      <th scope="row">
        <RowLink to={path(`/admin/categories/${category.id}`)} name={name} />
        <span className={styles.other}>
          <bdi lang={other}>{category.name[other]}</bdi>
        </span>
      </th>
      <td className={styles.wide}>
        <bdi dir="ltr" className={styles.slug}>
          {category.slug}
        </bdi>
      </td>
      <td className={`${styles.description} ${styles.wide}`}>{category.description?.[language]}</td>
      <td className={`num ${styles.counted}`}>
        {category.products > 0 && (
          <span className={styles.wide}>
            <Link
              className={`link ${styles.count}`}
              to={`${path('/admin/products')}?category=${category.slug}`}
            >
              {products}
            </Link>
          </span>
        )}
        <span className={styles.narrow}>
          <Icon name="edit" />
        </span>
        {/* On a phone the whole row links to the category, whose page links to its products. */}
        <span className={`muted ${category.products > 0 ? styles.narrow : ''}`}>{products}</span>
      </td>
      <td>
        <div className={styles.actions}>
          <PlaceButtons say={say} name={name} place={place} count={count} onMove={onMove} />
          <span className={styles.wide}>
            <ButtonLink
              size="sm"
              variant="soft"
              to={path(`/admin/categories/${category.id}`)}
              aria-label={say.editNamed(name)}
            >
              <Icon name="edit" />
              {say.edit}
            </ButtonLink>
          </span>
          <IconButton label={say.removeNamed(name)} onClick={onDelete}>
            <Icon name="trash" />
          </IconButton>
        </div>
      </td>
    </tr>
  );
}
