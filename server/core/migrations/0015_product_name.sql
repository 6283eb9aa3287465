-- product name
--
-- Tables: base_setting

alter table "base_setting" alter column "product_name_en" set default 'Vision Training Back-office';
